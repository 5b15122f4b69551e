import { CODED_FIELDS, type CodedField } from '../../shared/codes/code.ts';
import { useAnswer } from '../bridge/use-answer.ts';

/** Which class of codes serves which field, as the connection profile says. */
export interface FieldClasses {
  /** The class with the tax rates; undefined until it is known. */
  readonly taxClass: string | undefined;
  /** The field that a class serves; null when none does or it is not known yet. */
  readonly fieldOf: (classCode: string) => CodedField | null;
}

/** Asks the connection profile, because the spec does not name the classes (spec §2.6). */
export function useClassOfField(): FieldClasses {
  const serving = useAnswer('connection', 'view', undefined).data?.profile.classOfField;
  return {
    taxClass: serving?.taxTypeCode,
    fieldOf: (classCode) => CODED_FIELDS.find((field) => serving?.[field] === classCode) ?? null,
  };
}
