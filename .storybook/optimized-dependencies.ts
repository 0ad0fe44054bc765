/**
 * Every run-time dependency that stories reach. Vite's first cold scan misses some of them, and a
 * dependency found later reloads the page in the middle of a test.
 */
export const optimizedDependencies = [
  '@hookform/resolvers/standard-schema',
  '@internationalized/date',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@stripe/react-stripe-js',
  '@stripe/stripe-js/pure',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'downshift',
  'immer',
  'lucide-react',
  'msw',
  'msw/browser',
  'react',
  'react-aria/I18nProvider',
  'react-aria/useCalendar',
  'react-aria/useDateFormatter',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-hook-form',
  'react-redux',
  'react-stately/useCalendarState',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'sonner',
  'storybook/test',
  'zod/mini',
]
