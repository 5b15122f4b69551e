import { useWords } from '../words/use-words.ts';
import { COMMANDS } from './command-table.ts';
import type { CommandDefinition, CommandScope } from './command-table.ts';
import { KeyCaps } from './key-caps.tsx';
import classes from './shortcut-list.module.css';

/** Every command that has a key, part by part of the program: derived from the registry, so never out of date. */
export function ShortcutList() {
  const { t } = useWords('shell');
  return (
    <div className={classes.parts}>
      {SHORTCUTS.map(({ scope, commands }) => (
        <section key={scope} className={classes.part}>
          <h3 className={classes.heading}>{t(`scope-${scope}`)}</h3>
          <dl className={classes.list}>
            {commands.map((command) => (
              <div key={command.words} className={classes.row}>
                <dt>{t(command.words)}</dt>
                <dd className={classes.keys}>
                  {command.keys.map((chord) => (
                    <KeyCaps key={chord} chord={chord} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const SHORTCUTS = shortcutsByScope();

function shortcutsByScope(): { scope: CommandScope; commands: CommandDefinition[] }[] {
  const commands: CommandDefinition[] = Object.values(COMMANDS).filter(({ keys }) => keys.length > 0);
  const scopes = [...new Set(commands.map(({ scope }) => scope))];
  return scopes.map((scope) => ({ scope, commands: commands.filter((command) => command.scope === scope) }));
}
