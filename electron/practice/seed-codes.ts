import seed from './seed/codes.json' with { type: 'json' };

/** A detail code as the authority sends it (spec §2.5), in the specification's order. */
export interface CodeRow {
  cd: string;
  cdNm: string;
  cdDesc: string | null;
  srtOrd: number;
  userDfnCd1: string | null;
  userDfnCd2: string | null;
  userDfnCd3: string | null;
  useYn: 'Y' | 'N';
}

/** A code class as the authority sends it (spec §2.5), without its codes. */
export interface ClassRow {
  cdCls: string;
  cdClsNm: string;
  cdClsDesc: string | null;
  userDfnNm1: string | null;
  userDfnNm2: string | null;
  userDfnNm3: string | null;
  useYn: 'Y' | 'N';
}

/** The 23 classes and 729 codes the authority begins with; the file leaves out what is null and what is in use. */
export function seedCodes(): { row: ClassRow; codes: CodeRow[] }[] {
  return seed.clsList.map((entry) => ({ row: classRow(entry), codes: entry.dtlList.map(codeRow) }));
}

function classRow(facts: SeedClass): ClassRow {
  return {
    cdCls: facts.cdCls,
    cdClsNm: facts.cdClsNm,
    cdClsDesc: null,
    userDfnNm1: facts.userDfnNm1 ?? null,
    userDfnNm2: null,
    userDfnNm3: null,
    useYn: 'Y',
  };
}

/** A code that the seed or a change names only in part, filled up with the authority's empty values. */
export function codeRow(facts: SeedCode): CodeRow {
  return {
    cd: facts.cd,
    cdNm: facts.cdNm,
    cdDesc: facts.cdDesc ?? null,
    srtOrd: facts.srtOrd,
    userDfnCd1: facts.userDfnCd1 ?? null,
    userDfnCd2: facts.userDfnCd2 ?? null,
    userDfnCd3: facts.userDfnCd3 ?? null,
    useYn: facts.useYn === 'N' ? 'N' : 'Y',
  };
}

interface SeedCode {
  cd: string;
  cdNm: string;
  srtOrd: number;
  cdDesc?: string | undefined;
  userDfnCd1?: string | undefined;
  userDfnCd2?: string | undefined;
  userDfnCd3?: string | undefined;
  useYn?: string | undefined;
}

interface SeedClass {
  cdCls: string;
  cdClsNm: string;
  userDfnNm1?: string | undefined;
}
