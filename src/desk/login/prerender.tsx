import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { LoginPage } from './LoginPage.tsx'

/** The log-in as the build puts it into the page, to be read before any code has come. */
export const prerenderLogin = (): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LoginPage />
    </MemoryRouter>,
  )
