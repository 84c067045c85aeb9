import { Navigate } from 'react-router-dom'
import { toThisPage } from '../../features/account/returnTo.ts'

/** Stands where a guest may see nothing: on to the log-in, and from there back here. */
export const LoginFirst = () => <Navigate to="/login" replace {...toThisPage()} />
