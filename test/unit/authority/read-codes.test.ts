import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../shared/authority/read-answer.ts';
import { anAnswer, dataOf, RESULT_CODES } from './builders.ts';

describe('a code list', () => {
  const tax = {
    cdCls: '04',
    cdClsNm: 'Taxation Type',
    cdClsDesc: null,
    userDfnNm1: 'Tax Rate',
    useYn: 'Y',
    dtlList: [
      {
        cd: 'B',
        cdNm: 'B-VAT 16%',
        cdDesc: 'VAT',
        srtOrd: 2,
        userDfnCd1: '16',
        userDfnCd2: 'B-16%',
        useYn: 'Y',
      },
      { cd: 'E', cdNm: 'E-VAT 8%', cdDesc: null, srtOrd: '4', userDfnCd1: 8, useYn: 'N' },
    ],
  };

  it('is read with what is left out as null, numbers as text, and no problem at all', () => {
    expect(dataOf('codes', { clsList: [tax] })).toMatchObject({
      problems: [],
      data: {
        classes: [
          {
            cdCls: '04',
            cdClsNm: 'Taxation Type',
            cdClsDesc: null,
            userDfnNm1: 'Tax Rate',
            userDfnNm2: null,
            userDfnNm3: null,
            useYn: 'Y',
            dtlList: [
              {
                cd: 'B',
                cdNm: 'B-VAT 16%',
                cdDesc: 'VAT',
                srtOrd: 2,
                userDfnCd1: '16',
                userDfnCd2: 'B-16%',
                userDfnCd3: null,
                useYn: 'Y',
              },
              {
                cd: 'E',
                cdNm: 'E-VAT 8%',
                cdDesc: null,
                srtOrd: 4,
                userDfnCd1: '8',
                userDfnCd2: null,
                userDfnCd3: null,
                useYn: 'N',
              },
            ],
          },
        ],
      },
    });
  });

  it('loses no good row to a bad one, and tells which was bad', () => {
    const mixed = [
      null,
      { ...tax, cdCls: ' ' },
      { ...tax, dtlList: [7, { cdNm: 'no code' }, ...tax.dtlList] },
      { ...tax, dtlList: 'x' },
    ];
    const { data, problems } = dataOf('codes', { clsList: mixed });
    expect(data.classes.map(({ dtlList }) => dtlList.length)).toEqual([2, 0]);
    expect(problems).toEqual([
      { field: 'cdCls', row: 0, what: 'class without a code, left out' },
      { field: 'cdCls', row: 1, what: 'class without a code, left out' },
      { field: 'cd', row: 2, what: 'detail code without a code, left out' },
      { field: 'cd', row: 2, what: 'detail code without a code, left out' },
      { field: 'dtlList', row: 3, what: 'is not a list' },
    ]);
  });

  it('keeps a row whose switch is strange, in use, and says so', () => {
    const { data, problems } = dataOf('codes', {
      clsList: [{ cdCls: '05', useYn: 'n', dtlList: [{ cd: 1, useYn: 'maybe' }, { cd: '01' }] }],
    });
    expect(data.classes[0]).toMatchObject({
      useYn: 'N',
      dtlList: [
        { cd: '1', useYn: 'Y' },
        { cd: '01', useYn: 'Y' },
      ],
    });
    expect(data.classes[0]?.dtlList[0]?.extra).toEqual({ useYn: 'maybe' });
    expect(problems).toEqual([
      { field: 'useYn', row: 0, what: 'is neither Y nor N, taken as Y' },
      { field: 'useYn', row: 0, what: 'is missing, taken as Y' },
    ]);
  });

  it('keeps aside what it does not know, only where there is any', () => {
    const { data } = dataOf('codes', {
      clsList: [
        { ...tax, regDt: '2020', dtlList: [...tax.dtlList, { cd: 'X', useYn: 'Y', hint: { a: 1 } }] },
      ],
    });
    expect(data.classes[0]?.extra).toEqual({ regDt: '2020' });
    expect(data.classes[0]?.dtlList.map((code) => code.extra)).toEqual([
      undefined,
      undefined,
      { hint: { a: 1 } },
    ]);
  });

  it('is not fooled by a member that would change every object', () => {
    const answer = anAnswer(
      '{"resultCd":"000","data":{"clsList":[{"cdCls":"04","useYn":"Y","__proto__":{"polluted":1},"dtlList":[]}]}}',
    );
    const outcome = readAnswer('codes', answer, RESULT_CODES);
    expect(Object.keys((outcome.is === 'success' && outcome.data.classes[0]?.extra) || {})).toEqual([
      '__proto__',
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
