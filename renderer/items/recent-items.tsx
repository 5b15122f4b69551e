import { useState } from 'react';
import { Link } from 'wouter';
import { useCommand } from '../app/commands.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { StateWord } from '../design/state-word.tsx';
import { useWords } from '../words/use-words.ts';
import type { EditorSession, RecentItem } from './editor-session.ts';
import classes from './recent-items.module.css';

/** The items saved last, the newest first, each with its state as it changes, and an undo while there is one. */
export function RecentItems({ session }: { session: EditorSession }) {
  const { t } = useWords('items');
  const { undo, said } = useUndoing(session);
  const newest = session.recent.find((item) => item.undo !== null);
  useCommand('item.undo-save', () => newest && undo(newest), { enabled: newest !== undefined });
  if (session.recent.length === 0) return null;
  return (
    <section className={classes['strip']} aria-labelledby="recent-items">
      <h2 id="recent-items" className={classes['title']}>
        {t('recent')} {said !== '' && <span className={classes['said']}>{said}</span>}
      </h2>
      <ul className={classes['list']}>
        {session.recent.map((item) => (
          <RecentLine key={item.id} item={item} onUndo={() => undo(item)} />
        ))}
      </ul>
    </section>
  );
}

/** Takes a save back as far as nothing of it has left, and says what came of it. */
function useUndoing(session: EditorSession) {
  const { t } = useWords('item-editor');
  const announce = useAnnounce();
  const undoing = useDeed('items', 'undo');
  const [said, setSaid] = useState('');
  const say = (words: string): void => {
    setSaid(words);
    announce(words);
  };
  const undo = ({ id, undo: token }: RecentItem): void => {
    if (token === null) return;
    session.dropUndo(id);
    undoing.mutate(
      { undo: token },
      {
        onSuccess: ({ undone }) => say(t(undone > 0 ? 'undone' : 'undo-late')),
        onError: () => say(t('undo-gone')),
      },
    );
  };
  return { undo, said };
}

function RecentLine({ item: { id, undo }, onUndo }: { item: RecentItem; onUndo: () => void }) {
  const { t } = useWords('item-editor');
  const { data: item } = useAnswer('items', 'get', { id });
  if (item === undefined) return null;
  const { name } = item.fields;
  return (
    <li className={classes['item']}>
      <Link href={`/items/${id}`} className={classes['name']} title={name}>
        {name}
      </Link>
      <StateWord state={item.state} />
      {undo !== null && item.state !== 'accepted' && item.state !== 'sending' && (
        <button
          type="button"
          className={classes['undo']}
          aria-label={t('undo-name', { name })}
          onClick={onUndo}
        >
          {t('undo')}
        </button>
      )}
    </li>
  );
}
