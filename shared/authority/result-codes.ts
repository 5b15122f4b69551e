import type { ResultCodes } from './profile.ts';

type Row = ResultCodes['table'][string];

/**
 * The result codes that are known, in our own words (domain §3.1 and §3.2); the authority's own text is always
 * shown beside them. `901` and its neighbours are the device's, `900` the caller's, `910` the data's.
 */
export const KNOWN_RESULT_CODES: ResultCodes['table'] = {
  '000': row('ok', 'The authority accepted it.', ''),
  '001': row('no-data', 'There is nothing to tell.', ''),
  '801': row('server', 'The service could not do it now.', 'Try again in a while.'),
  '802': row('server', 'The service could not do it now.', 'Try again in a while.'),
  '838': row(
    'network',
    'The service could not reach the authority.',
    'Wait; lists are asked for again by themselves.',
  ),
  '891': row(
    'client',
    'The address of the request could not be put together.',
    'Check the address in Connection.',
  ),
  '892': row('client', 'The head of the request could not be put together.', 'Check PIN, branch and key.'),
  '893': row(
    'client',
    'The body of the request could not be put together.',
    'Tell support; the exact request is in Activity.',
  ),
  '894': row(
    'network',
    'The service could not talk to the server behind it.',
    'Wait; lists are asked for again by themselves.',
  ),
  '895': row('client', 'The way of asking is not allowed.', 'Tell support.'),
  '896': row(
    'network',
    'The request had a wrong status on its way.',
    'Wait; lists are asked for again by themselves.',
  ),
  '899': row('client', 'The service found fault with the client.', 'Look at the answer in Activity.'),
  '900': row(
    'credentials',
    'The request did not say who is asking.',
    'Check where PIN, branch and key are sent in Connection.',
  ),
  '901': row(
    'device',
    'The authority does not know this device.',
    'PIN, branch and serial number must match what was approved; the device may be registered with another product.',
  ),
  '902': row(
    'device',
    'This device was initialised before.',
    'Use the key that was given then, or type it by hand.',
  ),
  '903': row('device', 'The device is listed as another kind.', 'Only the authority can change that.'),
  '905': row('device', 'The device is listed as another kind.', 'Only the authority can change that.'),
  '910': row(
    'data',
    'Fields of the request are missing or wrong.',
    'The authority names them in its text; correct them and send again.',
  ),
  '911': row('data', 'The request arrived without its text.', 'Send again; if it stays, tell support.'),
  '912': row('client', 'The path does not take this way of asking.', 'Check the paths in Connection.'),
  '913': row('data', 'A code in the request is not valid.', 'Refresh the code lists and choose again.'),
  '921': row('data', 'Sales were sent out of order.', 'Not expected here; tell support.'),
  '922': row('data', 'Sales were sent out of order.', 'Not expected here; tell support.'),
  '990': row('throttle', 'It was asked too often.', 'Wait; it goes on more slowly.'),
  '991': row(
    'server',
    'The authority could not store it as new.',
    'Try once more by hand, then ask the authority.',
  ),
  '992': row(
    'server',
    'The authority could not store the change.',
    'Try once more by hand, then ask the authority.',
  ),
  '993': row(
    'server',
    'The authority could not remove it.',
    'Try once more by hand, then ask the authority.',
  ),
  '994': row(
    'duplicate',
    'The authority already has this.',
    'Compare before anything is sent again: mark it as registered, or take a new code.',
  ),
  '995': row('server', 'The file asked for is not there.', 'Ask the authority.'),
  '999': row(
    'server',
    'Something unknown went wrong at the authority.',
    'Try once more, then ask the authority.',
  ),
};

function row(kind: Row['class'], meaning: string, whatToDo: string): Row {
  return { class: kind, meaning, whatToDo };
}
