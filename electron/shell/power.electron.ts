import type { PowerMonitor } from 'electron';

const AFTER_WAKING_MS = 5000;

/** Tells when the computer woke up or was unlocked, a few seconds later: the network needs a moment. */
export function onAwake(monitor: PowerMonitor, awake: () => void): void {
  monitor.on('resume', () => setTimeout(awake, AFTER_WAKING_MS));
  monitor.on('unlock-screen', awake);
}
