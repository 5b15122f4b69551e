/** The authority's result codes and its words for them (official table §4.18 of the service's full specification). */
export const RESULT_TEXTS = {
  '000': 'Successful',
  '001': 'There is no search result',
  '895': 'An error regarding to unallowed Request Method occurred',
  '900': 'There is no Header information',
  '901': 'It is not valid device',
  '902': 'This device is installed',
  '903': 'Only OSCU device can be verified',
  '910': 'Request parameter error',
  '911': 'There is no request full text',
  '912': 'There is error in Request Method',
  '990': 'Exceed the maximum number of views',
  '991': 'There is an error during registration',
  '992': 'There is an error during modification',
  '993': 'There is an error during deletion',
  '994': 'There is an overlapped data',
  '995': 'There is no downloaded file',
  '999': 'There is an unknown error. Please ask the administrator',
} as const satisfies Record<string, string>;

export type KnownResultCode = keyof typeof RESULT_TEXTS;

/** The official words for a result code; for a code outside the table a plain refusal. */
export function resultText(resultCd: string): string {
  return Object.entries(RESULT_TEXTS).find(([code]) => code === resultCd)?.[1] ?? 'The request was refused';
}
