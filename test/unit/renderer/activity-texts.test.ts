import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationText } from '../../../renderer/activity/duration.ts';
import { setOut } from '../../../renderer/design/set-out.ts';

describe('the text of an exchange on screen', () => {
  it('stands one field to a line, with numbers exactly as they were sent', () => {
    expect(setOut('{"itemNm":"Sugar, 2 kg","dftPrc":9999999999999999.90,"list":[],"info":{"tin":"A"}}')).toBe(
      [
        '{',
        '  "itemNm": "Sugar, 2 kg",',
        '  "dftPrc": 9999999999999999.90,',
        '  "list": [],',
        '  "info": {',
        '    "tin": "A"',
        '  }',
        '}',
      ].join('\n'),
    );
  });

  it('means the same as before, whatever it holds', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(JSON.parse(setOut(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('leaves alone what is no JSON, or has lines of its own', () => {
    expect(setOut('502 Bad Gateway')).toBe('502 Bad Gateway');
    expect(setOut('{\n"a":1}')).toBe('{\n"a":1}');
  });

  it('survives an answer that was cut off', () => {
    expect(setOut('{"data":{"itemList":[{"taskCd":"2019')).toContain('"taskCd": "2019');
  });
});

describe('how long an exchange took', () => {
  it('is told in seconds with one decimal', () => {
    expect(durationText(412)).toBe('0.4\u00A0s');
    expect(durationText(12_000)).toBe('12.0\u00A0s');
  });
});
