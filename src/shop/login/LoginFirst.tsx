import { Navigate } from 'react-router-dom'
import { toThisPage } from '../session/return-to.ts'

/** Shown to a guest in place of a private page: leads to the log-in, and from there back here. */
export const LoginFirst = () => <Navigate to="/login" replace {...toThisPage()} />
