import { useAppDispatch } from '@pilotpair/feature-core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { paymentApi } from '../api.ts'
import { detailOf } from '../failure-detail.ts'
import { type CardProvider, loadProvider, providerFaultOf, startFailureText } from '../provider/load-provider.ts'

/** What the form needs. */
export interface Setup {
  readonly provider: CardProvider
  readonly clientSecret: string
}

/** Why there is no form: the text of section 8, and what the service said. */
export interface SetupFault {
  readonly text: string
  readonly detail: string | undefined
}

type Started = Setup | SetupFault

/** Begins saving a card: one setup intent a visit, even where effects run twice. */
export const useSetup = (onFault: (fault: SetupFault) => void): Setup | undefined => {
  const dispatch = useAppDispatch()
  const [setup, setSetup] = useState<Setup>()
  const start = async (): Promise<Started> => {
    const provider = loadProvider(dispatch)
    // It may fail before it is awaited below.
    provider.catch(() => undefined)
    const { data, error } = await dispatch(paymentApi.endpoints.startSetup.initiate(undefined, { track: false }))
    try {
      const ready = await provider
      return data === undefined ? { text: startFailureText(error), detail: detailOf(error) } : { provider: ready, clientSecret: data }
    } catch (fault) {
      const { message, failure } = providerFaultOf(fault)
      return { text: message, detail: detailOf(failure) }
    }
  }
  const isHere = useRef(true)
  const hasBegun = useRef(false)
  const take = (started: Started): void => {
    if ('provider' in started) setSetup(started)
    // Somebody who has left already hears nothing of it.
    else if (isHere.current) onFault(started)
  }
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void start().then(take)
  })
  useEffect(() => {
    isHere.current = true
    begin()
    return () => {
      isHere.current = false
    }
  }, [])
  return setup
}
