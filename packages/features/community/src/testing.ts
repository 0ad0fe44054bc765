export { answersPosts, buildFeed, communityScenarios, feedPosts } from './feed/CommunityScreen.scenario.ts'
