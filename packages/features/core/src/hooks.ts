import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore, RootState } from './store.ts'

/** `useDispatch` with this product's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
/** `useSelector` with this product's store. */
export const useAppSelector = useSelector.withTypes<RootState>()
/** `useStore` with this product's store. */
export const useAppStore = useStore.withTypes<AppStore>()
