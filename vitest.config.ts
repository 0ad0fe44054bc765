import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { workspaceSources, workspaceStyles } from './scripts/lib/vite-source.ts'
import { chromiumLaunch } from './tests/support/chromium.ts'

const root = import.meta.dirname

export default defineConfig({
  // For the compiler of the styles in the stories: it reads the plugins of this file, not those of a project.
  plugins: [workspaceSources()],
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        plugins: [workspaceStyles(), react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/src/**/*.test.{ts,tsx}', 'packages/ui/build/**/*.test.ts', 'apps/web/build/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: [path.join(root, 'tests/support/unit-setup.ts')],
          // A test that hangs fails; one that shares the machine only takes longer.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          // Most of a file's time is loading the service: files share one load, each has a database of its own.
          isolate: false,
          include: ['apps/mock-api/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: {
          name: 'storybook',
          // Most of a small file's time is loading the preview: files share one page a worker. What a story leaves
          // behind is forgotten before the next one (preview.tsx), of the same file or another.
          isolate: false,
          // A story that hangs fails, as above; one of 500 rows takes long where it shares the machine.
          testTimeout: 180_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunch(),
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})
