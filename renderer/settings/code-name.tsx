import type { CodedField } from '../../shared/codes/code.ts';
import { CODED_FIELDS } from '../../shared/codes/code.ts';
import { useAnswer } from '../bridge/use-answer.ts';

/** A code with its name from the authority's lists, e.g. "KE Kenya"; the code alone where no list knows it. */
export function CodeName({ field, code }: { field: string; code: string }) {
  if (isCoded(field)) return <ListedName field={field} code={code} />;
  return field === 'classificationCode' ? <ClassificationName code={code} /> : code;
}

function ListedName({ field, code }: { field: CodedField; code: string }) {
  const { data } = useAnswer('codes', 'describe', { field, codes: [code] });
  return <Named code={code} name={data?.[0]?.name} />;
}

function ClassificationName({ code }: { code: string }) {
  const { data } = useAnswer('classifications', 'describe', { codes: [code] });
  return <Named code={code} name={data?.[0]?.name} />;
}

function Named({ code, name }: { code: string; name: string | undefined }) {
  return <span lang="en">{name === undefined || name === '' ? code : `${code} ${name}`}</span>;
}

function isCoded(field: string): field is CodedField {
  return CODED_FIELDS.some((known) => known === field);
}
