import { SecretField } from '../design/secret-field.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../words/use-words.ts';
import { PassphraseStrengthLine } from './passphrase-strength.tsx';
import type { WritingKeyBackup } from './use-writing-key-backup.ts';

interface KeyBackupFieldsProps {
  readonly writing: WritingKeyBackup;
  readonly note?: string;
  /** What Enter does here, when it is not the button of a form around it. */
  readonly onEnter?: () => void;
}

/** The pass-phrase of a new key backup, how good it is and, where it is asked for, the same once more. */
export function KeyBackupFields({ writing, note, onEnter }: KeyBackupFieldsProps) {
  const { t } = useWords('device');
  const { typed, change, asksAgain, problems, strength } = writing;
  return (
    <>
      <SecretField
        id={NEW_PASSPHRASE_ID}
        label={t('passphrase')}
        note={note}
        problem={problems.passphrase === null ? undefined : t(problems.passphrase)}
        value={typed.passphrase}
        onChange={(passphrase) => change({ passphrase })}
        onEnter={onEnter}
        onShow={(isShown) => change({ isShown })}
      />
      {typed.passphrase !== '' && <PassphraseStrengthLine strength={strength} />}
      {asksAgain && (
        <TextField
          id={`${NEW_PASSPHRASE_ID}-again`}
          label={t('passphrase-again')}
          problem={problems.again === null ? undefined : t(problems.again)}
          type="password"
          value={typed.again}
          onChange={(again) => change({ again })}
        />
      )}
    </>
  );
}

/** The id of the field of the pass-phrase. */
export const NEW_PASSPHRASE_ID = 'key-backup-passphrase';
