import { create } from 'zustand'
import type { Trouble } from '../../offline/trouble.ts'

/** What the phone can say about the network and about changes that the server has not got. */

interface NetworkState {
  /** There is a link, and the server answered when last asked. Good for wording only: it gates nothing (fault 19). */
  online: boolean
  /** The browser's own hint that there is a link. */
  linked: boolean
  /** Changes on their way or waiting for the network. */
  waiting: number
  /** Changes that the server refused. */
  needAttention: number
  /** The server wants a new log-in before it takes what waits. */
  loginNeeded: boolean
  /** An order's outcome is not known, or has not been told. */
  openOrder: boolean
  /** The phone's memory is in trouble. */
  trouble: Trouble | null
}

export const useNetwork = create<NetworkState>(() => ({
  online: true,
  linked: true,
  waiting: 0,
  needAttention: 0,
  loginNeeded: false,
  openOrder: false,
  trouble: null,
}))
