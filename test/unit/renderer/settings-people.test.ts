import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  idProblem,
  isLastManager,
  nameProblem,
  pinProblem,
} from '../../../renderer/settings/person-draft.ts';
import { NewOperator, type Operator, OperatorId } from '../../../shared/operators/operator.ts';
import { suggestedOperatorId } from '../../../shared/operators/suggested-id.ts';

function person(id: string, role: Operator['role'], inUse = true): Operator {
  return { id, name: id, role, hasPin: false, inUse, keyPagesFrom: null };
}

describe('a person who works in the shop', () => {
  it('has a name of at most 60 characters', () => {
    expect([' ', 'Mary', 'x'.repeat(60), 'x'.repeat(61)].map(nameProblem)).toEqual([
      'name-missing',
      null,
      null,
      'name-too-long',
    ]);
  });

  it('has an id of at most 20 characters that nobody else has, whatever the case of its letters', () => {
    expect(['', 'mary', 'MARY', 'x'.repeat(21), 'juma'].map((id) => idProblem(id, ['Mary']))).toEqual([
      'id-missing',
      'id-taken',
      'id-taken',
      'id-too-long',
      null,
    ]);
  });

  it('may have a PIN of 4 to 12 digits', () => {
    expect(['123', '1234', '1234567890123', '12a4'].map(pinProblem)).toEqual([
      'pin-digits',
      null,
      'pin-digits',
      'pin-digits',
    ]);
  });

  it('is accepted by the program whenever the form finds nothing wrong', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 70 }), fc.string({ maxLength: 24 }), (name, id) => {
        fc.pre(nameProblem(name) === null && idProblem(id, []) === null);
        expect(NewOperator.safeParse({ id, name, role: 'clerk', pin: null }).success).toBe(true);
      }),
    );
  });
});

describe('the last owner or installer', () => {
  it('is the only one in use who is no clerk', () => {
    const mary = person('mary', 'owner');
    const juma = person('juma', 'clerk');
    const left = person('left', 'installer', false);
    expect(isLastManager(mary, [mary, juma, left])).toBe(true);
    expect(isLastManager(juma, [mary, juma, left])).toBe(false);
    expect(isLastManager(mary, [mary, person('peter', 'installer')])).toBe(false);
  });
});

describe('the suggested id', () => {
  it('is made from the name, without accents and signs', () => {
    expect(suggestedOperatorId('Mary Wanjiku')).toBe('mary.wanjiku');
    expect(suggestedOperatorId("Zoë N'Golo")).toBe('zoe.n.golo');
    expect(suggestedOperatorId('美')).toBe('');
  });

  it('counts on where somebody has it', () => {
    expect(suggestedOperatorId('Mary', ['Mary', 'mary2'])).toBe('mary3');
  });

  it('fits what the authority takes, and is nobody else’s', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.nat({ max: 12 }), (name, count) => {
        const taken: string[] = [];
        for (let made = 0; made < count; made += 1) taken.push(suggestedOperatorId(name, taken));
        const id = suggestedOperatorId(name, taken);
        expect(id === '' || OperatorId.safeParse(id).success).toBe(true);
        expect(id === '' || !taken.includes(id)).toBe(true);
      }),
    );
  });
});
