import type { Envelope } from './envelope.ts';
import type { ReadData } from './read-data.ts';
import { listIn } from './read-data.ts';
import { RowReader, isFields, saidText } from './read-values.ts';
import type { DataOf, WireCode, WireCodeClass } from './wire.ts';

/** Reads the code classes of an answer (spec §2.5). A class or code without its code is reported and left out. */
export function readCodes(envelope: Envelope): ReadData<DataOf['codes']> {
  const list = listIn(envelope, 'clsList');
  if (list.is !== 'list') return list;
  const reader = new RowReader();
  const classes: WireCodeClass[] = [];
  for (const [index, row] of list.rows.entries()) {
    reader.start(index);
    const read = readClass(row, reader);
    if (read !== null) classes.push(read);
  }
  return { is: 'data', data: { classes }, problems: reader.problems };
}

function readClass(row: unknown, reader: RowReader): WireCodeClass | null {
  const cdCls = isFields(row) ? saidText(row['cdCls']) : null;
  if (!isFields(row) || cdCls === null) {
    reader.report('cdCls', 'class without a code, left out');
    return null;
  }
  const read: WireCodeClass = {
    cdCls,
    cdClsNm: reader.text(row['cdClsNm'], 'cdClsNm'),
    cdClsDesc: reader.text(row['cdClsDesc'], 'cdClsDesc'),
    userDfnNm1: reader.text(row['userDfnNm1'], 'userDfnNm1'),
    userDfnNm2: reader.text(row['userDfnNm2'], 'userDfnNm2'),
    userDfnNm3: reader.text(row['userDfnNm3'], 'userDfnNm3'),
    useYn: reader.flag(row['useYn'], 'useYn'),
    dtlList: [],
  };
  const extra = reader.extra(row, CLASS_FIELDS);
  if (extra !== null) read.extra = extra;
  read.dtlList = readDetails(row['dtlList'], reader);
  return read;
}

function readDetails(list: unknown, reader: RowReader): WireCode[] {
  if (list === null || list === undefined) return [];
  if (!Array.isArray(list)) {
    reader.report('dtlList', 'is not a list');
    return [];
  }
  const codes: WireCode[] = [];
  for (const row of list) {
    const read = readCode(row, reader);
    if (read !== null) codes.push(read);
  }
  return codes;
}

function readCode(row: unknown, reader: RowReader): WireCode | null {
  const cd = isFields(row) ? saidText(row['cd']) : null;
  if (!isFields(row) || cd === null) {
    reader.report('cd', 'detail code without a code, left out');
    return null;
  }
  reader.leftOver = null;
  const read: WireCode = {
    cd,
    cdNm: reader.text(row['cdNm'], 'cdNm'),
    cdDesc: reader.text(row['cdDesc'], 'cdDesc'),
    srtOrd: reader.number(row['srtOrd'], 'srtOrd'),
    userDfnCd1: reader.text(row['userDfnCd1'], 'userDfnCd1'),
    userDfnCd2: reader.text(row['userDfnCd2'], 'userDfnCd2'),
    userDfnCd3: reader.text(row['userDfnCd3'], 'userDfnCd3'),
    useYn: reader.flag(row['useYn'], 'useYn'),
  };
  const extra = reader.extra(row, CODE_FIELDS);
  if (extra !== null) read.extra = extra;
  return read;
}

const CLASS_FIELDS = new Set([
  'cdCls',
  'cdClsNm',
  'cdClsDesc',
  'userDfnNm1',
  'userDfnNm2',
  'userDfnNm3',
  'useYn',
  'dtlList',
]);

const CODE_FIELDS = new Set([
  'cd',
  'cdNm',
  'cdDesc',
  'srtOrd',
  'userDfnCd1',
  'userDfnCd2',
  'userDfnCd3',
  'useYn',
]);
