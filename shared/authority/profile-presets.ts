import { EAST_AFRICA } from '../time/authority-time.ts';
import type { ConnectionProfile, Placement } from './profile.ts';
import { KNOWN_RESULT_CODES } from './result-codes.ts';

type Identity = ConnectionProfile['identity']['item'];
type Pace = ConnectionProfile['pace'];

const DIRECT_PATHS: ConnectionProfile['paths'] = {
  initialise: '/selectInitOsdcInfo',
  codes: '/selectCodeList',
  item: '/saveItem',
  imports: '/selectImportItemList',
};

const GATEWAY_PATHS: ConnectionProfile['paths'] = {
  ...DIRECT_PATHS,
  initialise: '/initialize',
  imports: '/importedItemInfo',
};

const at = (place: NonNullable<Placement>['place'], name: string): Placement => ({ place, name });

/** An initialisation says who we are in its own fields (spec §2.2), and there is no key yet. */
const NOT_PLACED: Identity = { tin: null, bhfId: null, cmcKey: null };

// Working programs send headers (domain §1.2); the gateway's lists want PIN and branch in the body too.
const IN_HEADERS: Identity = {
  tin: at('header', 'tin'),
  bhfId: at('header', 'bhfId'),
  cmcKey: at('header', 'cmcKey'),
};
const IN_BOTH: Identity = {
  tin: at('both', 'tin'),
  bhfId: at('both', 'bhfId'),
  cmcKey: at('header', 'cmcKey'),
};

const identity = (others: Identity): ConnectionProfile['identity'] => ({
  initialise: NOT_PLACED,
  codes: others,
  item: others,
  imports: others,
});

const REAL_PACE: Pace = {
  betweenSendsMs: 250,
  retryDelaysSeconds: [30, 120, 300, 900, 1800, 3600],
  probeSeconds: 30,
};
const PRACTICE_PACE: Pace = { betweenSendsMs: 0, retryDelaysSeconds: [3, 10, 30], probeSeconds: 3 };

const DIRECT: Omit<ConnectionProfile, 'name' | 'environment' | 'baseUrl'> = {
  isHostSettled: true,
  paths: DIRECT_PATHS,
  identity: identity(IN_HEADERS),
  authentication: { is: 'none' },
  extraHeaders: [],
  timeoutSeconds: { connect: 10, initialise: 30, otherwise: 120 },
  zone: EAST_AFRICA,
  pace: REAL_PACE,
  resultCodes: { success: ['000'], nothingNew: ['001'], table: KNOWN_RESULT_CODES },
  classOfField: {
    taxTypeCode: '04',
    originCountryCode: '05',
    quantityUnitCode: '10',
    packagingUnitCode: '17',
    itemTypeCode: '24',
    importStatusCode: '26',
    currencyCode: '33',
  },
};

const GATEWAY: typeof DIRECT = {
  ...DIRECT,
  paths: GATEWAY_PATHS,
  identity: identity(IN_BOTH),
  // A UUID from the portal's validation page; without it the gateway answers in riddles (domain §1.2).
  extraHeaders: [{ name: 'apigee_app_id', value: '' }],
  resultCodes: { ...DIRECT.resultCodes, success: ['000', '0000'] },
};

const token = (host: string): ConnectionProfile['authentication'] => ({
  is: 'client-credentials',
  method: 'GET',
  tokenUrl: `https://${host}/v1/token/generate?grant_type=client_credentials`,
  clientId: '',
});

/** The doors that are known (domain §1.1). Every one of them may be edited and saved as a person's own. */
export const PRESETS = {
  /** The port is the practice authority's own; whoever starts it puts the true one in. */
  practice: {
    name: 'Practice',
    environment: 'practice',
    baseUrl: 'http://127.0.0.1:8090',
    ...DIRECT,
    pace: PRACTICE_PACE,
  },
  'direct-test': {
    name: 'Direct service, test',
    environment: 'test',
    baseUrl: 'https://etims-api-sbx.kra.go.ke/etims-api',
    ...DIRECT,
  },
  'direct-real': {
    name: 'Direct service, real',
    environment: 'real',
    baseUrl: 'https://etims-api.kra.go.ke/etims-api',
    ...DIRECT,
  },
  'gateway-test': {
    name: 'Developer gateway, test',
    environment: 'test',
    baseUrl: 'https://sbx.kra.go.ke/etims-oscu/api/v1',
    ...GATEWAY,
    authentication: token('sbx.kra.go.ke'),
  },
  'gateway-real': {
    name: 'Developer gateway, real',
    environment: 'real',
    baseUrl: 'https://api.kra.go.ke/etims-oscu/api/v1',
    ...GATEWAY,
    // Two public sources name two hosts, and nobody confirms either (domain §11 question 1).
    isHostSettled: false,
    authentication: token('api.kra.go.ke'),
  },
} as const satisfies Record<string, ConnectionProfile>;

export type PresetName = keyof typeof PRESETS;
