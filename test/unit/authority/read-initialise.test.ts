import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../shared/authority/read-answer.ts';
import { anAnswer, anEnvelope, dataOf, RESULT_CODES } from './builders.ts';

describe('what an initialisation tells', () => {
  const info = {
    tin: 'A123456789Z',
    taxprNm: ' Mary Traders ',
    bhfId: '01',
    hqYn: 'Y',
    dvcId: 451100,
    locDesc: null,
    bsnsActv: '',
    cmcKey: '[secret]',
    vatTyCd: 1,
    intrlKey: 'k',
  };

  it('is read under data.info, under data, and at the root', () => {
    const told = { tin: 'A123456789Z', taxprNm: 'Mary Traders', bhfId: '01', locDesc: null, bsnsActv: null };
    expect(dataOf('initialise', { info }).data).toMatchObject(told);
    expect(dataOf('initialise', info).data).toMatchObject(told);
    const root = readAnswer('initialise', anAnswer(anEnvelope(undefined, info)), RESULT_CODES);
    expect(root).toMatchObject({ is: 'success', data: told });
  });

  it('reads the control unit in both spellings', () => {
    expect(dataOf('initialise', { info: { ...info, sdcId: 'KRACU013000001' } }).data.sdicId).toBe(
      'KRACU013000001',
    );
    expect(dataOf('initialise', { info: { ...info, sdicId: 'SDC013000001' } }).data.sdicId).toBe(
      'SDC013000001',
    );
  });

  it('keeps aside what it does not know, but no key', () => {
    expect(dataOf('initialise', { info }).data.extra).toEqual({ vatTyCd: 1 });
  });

  it('keeps a device number that a JavaScript number would spoil', () => {
    const body = '{"resultCd":"000","data":{"info":{"cmcKey":"[secret]","dvcId":99999113000000019}}}';
    const outcome = readAnswer('initialise', anAnswer(body), RESULT_CODES);
    expect(outcome).toMatchObject({ data: { dvcId: '99999113000000019' } });
  });

  it('without a key is its own outcome, never a success', () => {
    for (const cmcKey of [null, undefined, '', '  ', {}]) {
      const outcome = readAnswer(
        'initialise',
        anAnswer(anEnvelope({ info: { ...info, cmcKey } })),
        RESULT_CODES,
      );
      expect(outcome).toMatchObject({ is: 'no-key', resultCode: '000', message: 'Successful' });
    }
    expect(readAnswer('initialise', anAnswer(anEnvelope(null)), RESULT_CODES).is).toBe('no-key');
  });
});
