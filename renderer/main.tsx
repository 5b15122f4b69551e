import './design/mantine-styles.ts';
import './design/tokens.css';
import './design/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAnswers } from './app/answers.ts';
import { createCommandRegistry } from './app/commands.ts';
import { followNews } from './app/news.ts';
import { styleNonce } from './app/style-nonce.ts';
import { ask } from './bridge/ask.ts';
import { answerKey } from './bridge/use-answer.ts';
import { createWords } from './words/i18n.ts';

// The start of the window: ask for the one snapshot, then draw. Until it is here the skeleton of index.html stands.
const bridge = window.sajili;
const answers = createAnswers();
const timers = {
  after(milliseconds: number, deed: () => void) {
    const timer = setTimeout(deed, milliseconds);
    return () => clearTimeout(timer);
  },
};
followNews(bridge, answers, timers);

const state = await ask(bridge, 'program', 'state', undefined).catch(() => null);
if (state !== null) answers.setQueryData(answerKey('program', 'state'), state);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');
createRoot(root).render(
  <App
    bridge={bridge}
    answers={answers}
    words={createWords(state?.settings.language ?? 'en')}
    commands={createCommandRegistry()}
    nonce={styleNonce()}
  />,
);
