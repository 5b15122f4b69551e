import { OPEN_SHOP } from '../support/list-shop.ts';

const FIELDS = OPEN_SHOP.classOfField;

/** The answer with the code lists that the items of this bench need. */
export function itemCodesAnswer(): string {
  const codes: Readonly<Record<string, readonly string[]>> = {
    [FIELDS.taxTypeCode]: ['A', 'B', 'C', 'D', 'E'],
    [FIELDS.originCountryCode]: ['KE', 'TZ', 'UG'],
    [FIELDS.quantityUnitCode]: ['U', 'KG', 'BX'],
    [FIELDS.packagingUnitCode]: ['NT', 'BA', 'CT'],
    [FIELDS.itemTypeCode]: ['1', '2', '3'],
  };
  const clsList = Object.entries(codes).map(([cdCls, list]) =>
    wireClass(
      cdCls,
      list.map((cd, index) => wireCode(cd, `Code ${cd}`, index)),
    ),
  );
  return envelope({ clsList });
}

/** A class as the authority sends it (spec §2.5). */
export function wireClass(cdCls: string, dtlList: readonly object[]): object {
  return {
    cdCls,
    cdClsNm: `Class ${cdCls}`,
    cdClsDesc: null,
    userDfnNm1: null,
    userDfnNm2: null,
    userDfnNm3: null,
    useYn: 'Y',
    dtlList,
  };
}

export function wireCode(cd: string, cdNm: string, srtOrd: number): object {
  return { cd, cdNm, cdDesc: cdNm, srtOrd, userDfnCd1: null, userDfnCd2: null, userDfnCd3: null, useYn: 'Y' };
}

export function envelope(data: unknown): string {
  return JSON.stringify({ resultCd: '000', resultMsg: 'Successful', resultDt: '20261121090000', data });
}
