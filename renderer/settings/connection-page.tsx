import { useState } from 'react';
import type { ConnectionView } from '../../shared/connection/connection.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { ConnectionCheck } from './connection-check.tsx';
import type { Draft } from '../connection/connection-draft.ts';
import { draftOf } from '../connection/connection-draft.ts';
import { ConnectionEditor } from './connection-editor.tsx';
import { ConnectionFacts } from './connection-facts.tsx';
import { ConnectionFiles } from './connection-files.tsx';
import { ConnectionSecrets } from './connection-secrets.tsx';
import { ManagersOnly, useMayManage } from './managers-only.tsx';
import classes from './settings-page.module.css';

/** How the shop reaches the authority: checked step by step, in words, edited, saved and loaded (ux §4.10). */
export function ConnectionPage() {
  const { t } = useWords('shell');
  const { data: view, error, refetch } = useAnswer('connection', 'view', undefined);
  if (view !== undefined) return <Connection view={view} />;
  if (error === null) return null;
  return <ErrorRegion error={error} action={{ label: t('try-again'), run: () => void refetch() }} />;
}

function Connection({ view }: { view: ConnectionView }) {
  const { t } = useWords('connection');
  // What the form begins with; null while it is closed.
  const [edited, setEdited] = useState<Draft | null>(null);
  const [isTakenOver, setTakenOver] = useState(false);
  const mayManage = useMayManage();
  const { profile } = view;
  const mayChange = view.mayChange && mayManage;
  if (edited !== null)
    return (
      <ConnectionEditor
        profile={profile}
        first={edited}
        onClose={(isSaved) => {
          setEdited(null);
          setTakenOver(isSaved);
          // The button that opened the form is gone; reading goes on from the heading of the page.
          document.getElementById('page-title')?.focus();
        }}
      />
    );
  return (
    <div className={classes.parts}>
      {isTakenOver && (
        <Notice kind="success" says="politely">
          {t('taken-over')}
        </Notice>
      )}
      <ManagersOnly />
      <Remarks view={view} />
      <ConnectionCheck
        // What was looked at is no longer true of another connection.
        key={JSON.stringify(profile)}
        onUseAddress={mayChange ? (baseUrl) => setEdited({ ...draftOf(profile), baseUrl }) : null}
      />
      <ConnectionSecrets view={view} mayManage={mayManage} />
      <ConnectionFacts
        view={view}
        actions={<ConnectionFiles mayChange={mayChange} onEdit={() => setEdited(draftOf(profile))} />}
      />
    </div>
  );
}

/** What a person should know before reading on. */
function Remarks({ view: { profile, mayChange } }: { view: ConnectionView }) {
  const { t } = useWords('connection');
  return (
    <>
      {!mayChange && (
        <Notice kind="info" title={t('title-practice')}>
          {t('text-practice')}
        </Notice>
      )}
      {!profile.isHostSettled && (
        <Notice kind="warning" title={t('unsettled-title')}>
          {t('unsettled-text')}
        </Notice>
      )}
    </>
  );
}
