import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { EmptyState } from '../design/empty-state.tsx';
import { Late } from '../design/late.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Screen } from '../design/screen.tsx';
import { useKeysWait } from '../design/waiting-keys.ts';
import { useWords } from '../words/use-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';

// Every screen is a file of its own that is loaded when it is first opened.
const HomeScreen = lazy(() =>
  import('../home/home-screen.tsx').then((file) => ({ default: file.HomeScreen })),
);
const ItemsScreen = lazy(() =>
  import('../items/items-screen.tsx').then((file) => ({ default: file.ItemsScreen })),
);
const ItemEditorScreen = lazy(() =>
  import('../items/item-editor-screen.tsx').then((file) => ({ default: file.ItemEditorScreen })),
);
const CustomsImportsScreen = lazy(() =>
  import('../customs-imports/customs-imports-screen.tsx').then((file) => ({
    default: file.CustomsImportsScreen,
  })),
);
const CodesScreen = lazy(() =>
  import('../codes/codes-screen.tsx').then((file) => ({ default: file.CodesScreen })),
);
const OutboxScreen = lazy(() =>
  import('../outbox/outbox-screen.tsx').then((file) => ({ default: file.OutboxScreen })),
);
const ActivityScreen = lazy(() =>
  import('../activity/activity-screen.tsx').then((file) => ({ default: file.ActivityScreen })),
);
const SettingsScreen = lazy(() =>
  import('../settings/settings-screen.tsx').then((file) => ({ default: file.SettingsScreen })),
);
const HelpScreen = lazy(() =>
  import('../help/help-screen.tsx').then((file) => ({ default: file.HelpScreen })),
);

/** The screen of the address. One that stops says so in its place; leaving it is always possible. */
export function Screens() {
  const [address] = useLocation();
  return (
    <ErrorBoundary address={address}>
      <Suspense fallback={<Opening />}>
        <Switch>
          <Route path="/" component={HomeScreen} />
          <Route path="/items" component={ItemsScreen} />
          <Route path="/items/new" component={ItemEditorScreen} />
          <Route path="/items/:id" component={ItemEditorScreen} />
          <Route path="/customs-imports" component={CustomsImportsScreen} />
          <Route path="/codes" component={CodesScreen} />
          <Route path="/outbox" component={OutboxScreen} />
          <Route path="/activity" component={ActivityScreen} />
          <Route path="/settings">
            <Redirect to="/settings/shop" replace />
          </Route>
          <Route path="/settings/:page" component={SettingsScreen} />
          <Route path="/help/:part?" component={HelpScreen} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

function Opening() {
  const { t } = useWords('shell');
  useKeysWait(true);
  return (
    <Late>
      <EmptyState text={t('opening')} />
    </Late>
  );
}

function NotFound() {
  const { t } = useWords('shell');
  return (
    <Screen title={t('screen-not-found')}>
      <EmptyState
        text={t('screen-not-found-text')}
        action={<LinkButton to="/">{t('go-to-home')}</LinkButton>}
      />
    </Screen>
  );
}
