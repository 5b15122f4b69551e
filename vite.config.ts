import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { bridgePlan } from './shared/ipc/channels.ts';
import { contract } from './shared/ipc/contract.ts';
import { electronDevelopment } from './test/host/development.ts';

const at = (relative: string): string => path.resolve(import.meta.dirname, relative);

/** One side that runs in Node: main with its worker threads (ES modules), or the preload (one CommonJS file). */
function nodeSide(
  folder: string,
  input: Record<string, string>,
  output: { format: 'es' | 'cjs'; entryFileNames: string; codeSplitting?: boolean },
): EnvironmentOptions {
  return {
    consumer: 'server',
    define: { BUILT_BRIDGE_PLAN: JSON.stringify(bridgePlan(contract)) },
    resolve: {
      noExternal: true,
      external: ['electron'],
      conditions: ['node', 'import', 'module', 'default'],
    },
    build: {
      outDir: at(`dist/${folder}`),
      emptyOutDir: true,
      target: 'node24',
      minify: folder === 'main',
      sourcemap: true,
      ssr: true,
      copyPublicDir: false,
      rolldownOptions: { input, output },
    },
  };
}

export default defineConfig({
  root: process.env['VITEST'] ? at('.') : at('renderer'),
  base: './',
  cacheDir: at('node_modules/.vite'),
  plugins: [react(), electronDevelopment()],
  environments: {
    client: {
      build: { outDir: at('dist/renderer'), emptyOutDir: true, target: 'chrome150', sourcemap: false },
    },
    main: nodeSide(
      'main',
      {
        main: at('electron/main.ts'),
        core: at('electron/core.ts'),
        practice: at('electron/practice/practice-thread.ts'),
        'table-thread': at('electron/files/table-thread.ts'),
      },
      { format: 'es', entryFileNames: '[name].js' },
    ),
    preload: nodeSide(
      'preload',
      { preload: at('electron/preload.ts') },
      { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
    ),
  },
  test: {
    // Left to itself vitest keeps one core free, which on a computer with two makes the tests take twice as long.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        root: at('.'),
        test: {
          name: 'node',
          environment: 'node',
          // Real files, processes and sockets on a busy machine; no figure comes from how long a test takes.
          testTimeout: 30_000,
          // For the programs that tests start: each reads what the one before has compiled.
          env: { NODE_COMPILE_CACHE: at('node_modules/.cache/compiled') },
          include: ['test/{unit,contract,security,database}/**/*.test.ts'],
        },
      },
    ],
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['main', 'preload', 'client']) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
});
