/** Which thread a folder of `electron/` runs on (architecture §2). Neither side may import from the other. */
export const THREAD_OF_FOLDER: Readonly<Record<string, 'main' | 'core' | 'both' | 'practice'>> = {
  shell: 'main',
  shops: 'main',
  device: 'main',
  settings: 'main',
  setup: 'main',
  authority: 'main',
  codes: 'core',
  classifications: 'core',
  files: 'core',
  backups: 'core',
  items: 'core',
  outbox: 'core',
  'customs-imports': 'core',
  activity: 'core',
  database: 'core',
  ipc: 'both',
  logging: 'both',
  practice: 'practice',
};

/** Single doors: what only the named files may do. */
export const SINGLE_DOORS = [
  {
    what: /from 'node:sqlite'/,
    only: /^electron\/database\/sqlite-database\.ts$|^electron\/database\/backup\.ts$/,
    why: 'only one adapter sees the engine',
  },
  {
    what: /from 'electron'/,
    only: /(\.electron\.ts|^electron\/main\.ts|^electron\/preload\.ts)$/,
    why: 'all else runs in plain Node',
  },
  {
    what: /from 'node:(https?|net|tls|dns|dgram)(\/promises)?'|\bfetch\(/,
    only: /^electron\/(authority|practice)\/|^electron\/main\.ts$/,
    why: 'only authority/ sees the network',
  },
  {
    what: /\.reveal\(\)/,
    only: /^electron\/(authority\/|device\/(sealed-key-store|transfer-file)\.ts$|shops\/connection-secrets\.ts$)/,
    why: 'only the client and what seals a key see it',
  },
  { what: /\bshell\.openExternal\b/, only: /^electron\/shell\//, why: 'one door to the outside' },
  {
    what: /\b(executeJavaScript|insertCSS|dangerouslySetInnerHTML|innerHTML|new Function)\b/,
    only: /^$/,
    why: 'no code or markup from text',
  },
  {
    what: /<webview\b|http:\/\/(?!127\.0\.0\.1|localhost|\[::1\]|\$\{)/,
    only: /^electron\/(practice|authority)\/|^shared\/authority\//,
    why: 'no webview and no plain address',
  },
] as const;

/** The authority's abbreviations; elsewhere the program speaks whole words (rule 3 of the house). */
export const ABBREVIATIONS =
  /\b(tin|bhfId|dvcSrlNo|cmcKey|sdicId|sdcId|mrcNo|taxprNm|bsnsActv|bhfNm|hqYn|cdCls|cdNm|dtlList|userDfn\w+|srtOrd|itemClsCd|itemCd|itemTyCd|itemNm|itemStdNm|orgnNatCd|pkgUnitCd|qtyUnitCd|taxTyCd|btchNo|bcd|dftPrc|grpPrcL\d|addInfo|sftyQty|isrcAplcbYn|useYn|regrId|regrNm|modrId|modrNm|taskCd|dclDe|itemSeq|dclNo|hsCd|imptItem\w+|exptNatCd|totWt|netWt|spplrNm|agntNm|invcFcur\w+|lastReqDt|resultCd|resultMsg|resultDt)\b/;
export const MAY_ABBREVIATE = /^(shared\/authority\/|electron\/practice\/|electron\/authority\/)/;
