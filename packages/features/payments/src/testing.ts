export { bankRefusal, paymentAnswers, sandboxAnswers, type SandboxEars, sandboxNumbers, secrets } from './payment.scenario.ts'
export { dialogCode } from './dialog/dialog-code.ts'
export { methodsScenarios } from './methods/PaymentMethodsScreen.scenario.ts'
