import { z } from 'zod';
import { Moment } from '../ipc/page.ts';

/** What a person is in the shop: a clerk works, an owner or an installer also sets up and keeps the key. */
export const ROLES = ['clerk', 'owner', 'installer'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Lengths of registrant and modifier (spec §2.6). */
export const OperatorId = z.string().trim().min(1).max(20);
export const OperatorName = z.string().trim().min(1).max(60);

/** Digits that a person signs in with; nothing to remember is a choice too (ux §4.10). */
export const OperatorPin = z.string().regex(/^\d{4,12}$/);

/** A person who works in the shop. Kept for ever, because items name them; `inUse` false: no longer offered. */
export const Operator = z.strictObject({
  id: OperatorId,
  name: OperatorName,
  role: Role,
  hasPin: z.boolean(),
  inUse: z.boolean(),
  /** After a forgotten PIN was set anew without the old one: from when this person may reach the key again. */
  keyPagesFrom: Moment.nullable(),
});
export type Operator = z.infer<typeof Operator>;

/** Everybody who works in the open shop, and who works now. */
export const Operators = z.strictObject({
  operators: z.array(Operator).max(200),
  currentId: z.string().nullable(),
});
export type Operators = z.infer<typeof Operators>;

/** Who works now, as screens and items need it. */
export const CurrentOperator = z.strictObject({ id: OperatorId, name: OperatorName, role: Role });
export type CurrentOperator = z.infer<typeof CurrentOperator>;

export const NewOperator = z.strictObject({
  id: OperatorId,
  name: OperatorName,
  role: Role,
  pin: OperatorPin.nullable(),
});
export const OperatorChange = z.strictObject({
  id: OperatorId,
  name: OperatorName,
  role: Role,
  inUse: z.boolean(),
});

/** A PIN anew: the person's own needs the old one, somebody else's needs an owner or installer. null takes it away. */
export const PinChange = z.strictObject({
  id: OperatorId,
  oldPin: z.string().max(12),
  newPin: OperatorPin.nullable(),
});

export const SignIn = z.strictObject({ id: OperatorId, pin: z.string().max(12) });

/** What came of a PIN: after some wrong ones a wait that grows, which a restart does not shorten. */
export const PinResult = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('done'), operators: Operators }),
  z.strictObject({ is: z.literal('wrong-pin'), waitSeconds: z.int() }),
]);
export type PinResult = z.infer<typeof PinResult>;

/**
 * The way back when an owner or installer forgot their PIN and nobody else can set it anew: what stands on the
 * shop's papers, typed exactly. It gives a new PIN and nothing else; the key's pages stay closed for a day.
 */
export const ForgottenPin = z.strictObject({
  id: OperatorId,
  pin: z.string().max(20),
  branchId: z.string().max(10),
  serialNumber: z.string().max(100),
  newPin: OperatorPin,
});
export const ForgottenPinResult = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('done'), operators: Operators }),
  z.strictObject({ is: z.literal('does-not-match'), waitSeconds: z.int() }),
]);
export type ForgottenPinResult = z.infer<typeof ForgottenPinResult>;
