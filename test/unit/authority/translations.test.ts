import { describe, expect, it } from 'vitest';
import { REQUEST_FIELDS } from '../../../shared/authority/fields.ts';
import { writeItem } from '../../../shared/authority/requests.ts';
import {
  codeClassToDomain,
  customsImportToDomain,
  deviceInfoToDomain,
} from '../../../shared/authority/to-domain.ts';
import { ITEM_FIELDS, itemToWire, itemWordOf } from '../../../shared/authority/to-wire.ts';
import type { Decimal } from '../../../shared/money/decimal.ts';

const money = (text: string) => text as Decimal;

const ITEM = {
  classificationCode: 'class',
  itemCode: 'item code',
  itemTypeCode: 'type',
  name: 'name',
  standardName: 'standard',
  originCountryCode: 'KE',
  packagingUnitCode: 'NT',
  quantityUnitCode: 'U',
  taxTypeCode: 'B',
  batchNumber: 'batch',
  barcode: 'barcode',
  price: '1.00',
  groupPrice1: '1.01',
  groupPrice2: '1.02',
  groupPrice3: '1.03',
  groupPrice4: '1.04',
  groupPrice5: '1.05',
  additionalInformation: 'extra',
  safetyQuantity: '9.00',
  insuranceApplicable: true,
  inUse: false,
  registrantId: 'r id',
  registrantName: 'r name',
  modifierId: 'm id',
  modifierName: 'm name',
};

describe('an item in whole words', () => {
  it('becomes the fields of the spec, each from its own word', () => {
    expect(itemToWire(ITEM)).toEqual({
      itemClsCd: 'class',
      itemCd: 'item code',
      itemTyCd: 'type',
      itemNm: 'name',
      itemStdNm: 'standard',
      orgnNatCd: 'KE',
      pkgUnitCd: 'NT',
      qtyUnitCd: 'U',
      taxTyCd: 'B',
      btchNo: 'batch',
      bcd: 'barcode',
      dftPrc: '1.00',
      grpPrcL1: '1.01',
      grpPrcL2: '1.02',
      grpPrcL3: '1.03',
      grpPrcL4: '1.04',
      grpPrcL5: '1.05',
      addInfo: 'extra',
      sftyQty: '9.00',
      isrcAplcbYn: 'Y',
      useYn: 'N',
      regrId: 'r id',
      regrNm: 'r name',
      modrId: 'm id',
      modrNm: 'm name',
    });
  });

  it('has a word for every field of the spec and no other', () => {
    expect(Object.values(ITEM_FIELDS)).toEqual(REQUEST_FIELDS.item.map(({ name }) => name));
    expect(itemWordOf('modrId')).toBe('modifierId');
    expect(itemWordOf('tin')).toBeNull();
    expect(itemWordOf('toString')).toBeNull();
  });

  it('can be written as it is translated, empty fields too', () => {
    expect(writeItem(itemToWire(ITEM))).toMatchObject({ ok: true });
    const empty = { ...ITEM, standardName: '', batchNumber: null, groupPrice1: '', safetyQuantity: null };
    expect(writeItem(itemToWire(empty))).toMatchObject({ ok: true });
  });
});

describe('the authority in whole words', () => {
  it('names every field of a code class and its codes', () => {
    expect(
      codeClassToDomain({
        cdCls: '04',
        cdClsNm: ' Taxation Type ',
        cdClsDesc: 'about tax',
        userDfnNm1: 'Tax Rate',
        userDfnNm2: 'Short',
        userDfnNm3: ' ',
        useYn: 'Y',
        dtlList: [
          {
            cd: 'B',
            cdNm: 'ASCENSION ISLAND ',
            cdDesc: 'B described',
            srtOrd: 2,
            userDfnCd1: '16',
            userDfnCd2: 'B-16%',
            userDfnCd3: 'third',
            useYn: 'N',
          },
        ],
      }),
    ).toEqual({
      code: '04',
      name: 'Taxation Type',
      description: 'about tax',
      label1: 'Tax Rate',
      label2: 'Short',
      label3: null,
      inUse: true,
      codes: [
        {
          code: 'B',
          name: 'ASCENSION ISLAND',
          description: 'B described',
          sortOrder: 2,
          value1: '16',
          value2: 'B-16%',
          value3: 'third',
          inUse: false,
        },
      ],
    });
  });

  it('names every field of a customs import, the raw date untouched', () => {
    expect(
      customsImportToDomain({
        taskCd: 'task',
        dclDe: ' 01022023',
        itemSeq: '3',
        dclNo: 'declaration',
        hsCd: '87169000',
        itemNm: 'name\nof goods ',
        imptItemsttsCd: '2',
        orgnNatCd: 'NL',
        exptNatCd: 'DE',
        pkg: money('1.00'),
        pkgUnitCd: '',
        qty: money('2.00'),
        qtyUnitCd: 'U',
        totWt: money('3.00'),
        netWt: money('4.00'),
        spplrNm: 'supplier',
        agntNm: null,
        invcFcurAmt: money('5.00'),
        invcFcurCd: 'EUR',
        invcFcurExcrt: null,
      }),
    ).toEqual({
      taskCode: 'task',
      declarationDateRaw: ' 01022023',
      itemSequence: '3',
      declarationNumber: 'declaration',
      hsCode: '87169000',
      itemName: 'name\nof goods',
      statusCode: '2',
      originCountryCode: 'NL',
      exportCountryCode: 'DE',
      packageQuantity: '1.00',
      packageUnitCode: null,
      quantity: '2.00',
      quantityUnitCode: 'U',
      totalWeight: '3.00',
      netWeight: '4.00',
      supplierName: 'supplier',
      agentName: '',
      invoiceAmount: '5.00',
      invoiceCurrencyCode: 'EUR',
      invoiceExchangeRate: null,
    });
  });

  it('names every fact about a device', () => {
    const wire = {
      tin: 'A123456789Z',
      taxprNm: 'Mary Traders',
      bsnsActv: 'Retail',
      bhfId: '01',
      bhfNm: 'Westlands',
      bhfOpenDt: '20200226',
      prvncNm: 'Nairobi',
      dstrtNm: 'Westlands sub-county',
      sctrNm: 'WON',
      locDesc: 'Towers',
      hqYn: 'N',
      mgrNm: 'Mary',
      mgrTelNo: '+254700000000',
      mgrEmail: 'mary@example.ke',
      dvcId: '451100',
      sdicId: 'KRACU013000001',
      mrcNo: 'WIS01000150',
    };
    const asked = { taxpayerPin: 'A000000000Z', branchId: '00' };
    expect(deviceInfoToDomain(wire, asked)).toEqual({
      taxpayerPin: 'A123456789Z',
      taxpayerName: 'Mary Traders',
      businessActivity: 'Retail',
      branchId: '01',
      branchName: 'Westlands',
      branchOpenedOn: '20200226',
      countyName: 'Nairobi',
      subCountyName: 'Westlands sub-county',
      taxLocalityName: 'WON',
      locationDescription: 'Towers',
      isHeadOffice: false,
      managerName: 'Mary',
      managerPhone: '+254700000000',
      managerEmail: 'mary@example.ke',
      deviceId: '451100',
      controlUnitId: 'KRACU013000001',
      mrcNumber: 'WIS01000150',
    });
    const silent = { ...wire, tin: null, bhfId: null, taxprNm: null, hqYn: null };
    expect(deviceInfoToDomain(silent, asked)).toMatchObject({
      taxpayerPin: 'A000000000Z',
      branchId: '00',
      taxpayerName: '',
      isHeadOffice: null,
    });
  });
});
