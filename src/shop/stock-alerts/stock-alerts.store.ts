import { create } from 'zustand'

interface StockAlertsState {
  skus: ReadonlySet<string>
  /** False until the phone has been asked. */
  ready: boolean
}

export const NO_ALERTS: StockAlertsState = { skus: new Set(), ready: false }

/** The packs that are waited for, sent or not; `stock-alert-actions.ts` updates it. */
export const useStockAlerts = create<StockAlertsState>(() => NO_ALERTS)
