export { createClient, type CallParts, type TestAnswer, type TestClient } from './client.ts'
export { createTestClock, type TestClock } from './clock.ts'
export { createTestApi, type LogLine, type TestApi, type TestApiOptions, type TestUser } from './kit.ts'
export { openTestStore } from './test-store.ts'
