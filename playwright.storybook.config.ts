import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** The published Storybook, as a host of static sites serves it. Needs `npm run build-storybook` first. */
export default defineConfig({ ...base, testDir: 'tests/published-storybook', workers: 2 })
