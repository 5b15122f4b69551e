import type { ConnectionProfile, SecretSlot } from '../../shared/authority/profile.ts';
import { writeInitialise } from '../../shared/authority/requests.ts';
import type { ConnectionReport } from '../../shared/connection/connection.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import type { AuthorityClient } from './client.ts';
import { createAuthorityClient } from './client.ts';
import type { PerformExchange } from './exchange.ts';
import type { ExchangeRecord } from './exchange-record.ts';
import type { Fetch } from './http-call.ts';
import type { InitialiseReading } from './initialise-answer.ts';
import { readInitialiseAnswer } from './initialise-answer.ts';
import { answersAtAll } from './probe.ts';
import type { Redactor } from './redact.ts';
import type { Secret } from './secret.ts';

/** The largest answer that is read: more than twice the largest that is expected. */
const LARGEST_ANSWER_BYTES = 64 * 1024 * 1024;

/** Who the open shop is; the key is null before its device is initialised. */
interface ShopIdentity {
  shopId: string;
  pin: string;
  branchId: string;
  key: Secret | null;
}

/** The authority as one shop reaches it: its own address, its own key, nobody else's. */
export interface AuthorityDoor {
  perform: PerformExchange;
  initialisation: {
    ask(fields: { pin: string; branchId: string; serialNumber: string }): Promise<{
      /** The raw answer, to be sealed before `read` is called; null when none came. */
      secretAnswer: Secret | null;
      read: () => InitialiseReading;
    }>;
  };
  /** True when anything at all answers at the address. */
  probe: () => Promise<boolean>;
  /** Looks at the connection step by step, also before there is a key; the device is left out then. */
  check: () => Promise<ConnectionReport>;
}

export interface DoorNeeds {
  fetch: Fetch;
  clock: Clock;
  timers: Timers;
  /** Told of the calls that no domain asked for: initialisations, tokens and looks at the connection. */
  onOwnExchange: (record: ExchangeRecord) => void;
}

/** What a shop lends to its door. */
interface DoorKeys {
  /** Asked anew for every call, so that a key never outlives its shop. */
  identity: () => ShopIdentity;
  /** The secrets that the profile only names; null for one that is not kept or does not open. */
  secrets: (slot: SecretSlot) => Secret | null;
}

/** Opens the door for one shop after the other, and strikes the secrets of the last ones out of the log. */
export interface DoorOpener {
  open(profile: ConnectionProfile, keys: DoorKeys): AuthorityDoor;
  redact(text: string): string;
}

/** The door in use and the one before it, which may still have something to say. */
const REMEMBERED_DOORS = 2;

/** Builds the opener; every door has a client of its own, so no key can pass through another shop's door. */
export function createDoorOpener(needs: DoorNeeds): DoorOpener {
  let redactors: Redactor[] = [];
  return {
    redact: (text) => redactors.reduce((struck, redactor) => redactor.text(struck), text),
    open(profile, { identity, secrets }) {
      const client = createAuthorityClient({
        ...needs,
        profile,
        maxAnswerBytes: LARGEST_ANSWER_BYTES,
        identity: () => {
          const { shopId, pin, branchId, key } = identity();
          return { shopId, tin: pin, bhfId: branchId, key };
        },
        secrets,
        onExchange: (record) => {
          if (record.operation === 'initialise' || record.purpose !== 'operation')
            needs.onOwnExchange(record);
        },
      });
      redactors = [client.redactor, ...redactors].slice(0, REMEMBERED_DOORS);
      return doorOf(client, profile, identity, needs.fetch);
    },
  };
}

function doorOf(
  client: AuthorityClient,
  profile: ConnectionProfile,
  identity: () => ShopIdentity,
  fetch: Fetch,
): AuthorityDoor {
  return {
    perform: client.perform,
    probe: () => answersAtAll(fetch, profile.baseUrl),
    check: () => client.checkConnection(),
    initialisation: {
      async ask({ pin, branchId, serialNumber }) {
        const written = writeInitialise({ tin: pin, bhfId: branchId, dvcSrlNo: serialNumber });
        if (!written.ok) {
          const { problems } = written;
          const outcome = { is: 'not-sent', operation: 'initialise', problems } as const;
          return { secretAnswer: null, read: () => ({ outcome, key: null }) };
        }
        const { shopId } = identity();
        const answer = await client.initialise({ operation: 'initialise', body: written.body, shopId });
        const asked = { taxpayerPin: pin, branchId };
        return {
          secretAnswer: answer.secretAnswer,
          read: () => readInitialiseAnswer(answer, asked, profile.resultCodes),
        };
      },
    },
  };
}
