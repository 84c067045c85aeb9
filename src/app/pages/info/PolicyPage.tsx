import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { POLICY } from '../../../contract/constants.ts'
import { Policy } from '../../../features/policies/Policy.tsx'
import type { PolicyName } from '../../../texts/en/policies.ts'
import { formatDay } from '../../../texts/format.ts'
import { loadPolicies } from '../../../texts/policies.loader.ts'
import { SHOP_NAME } from '../../head.ts'
import { pageHandle } from '../../page.ts'

/** The two URLs of the terms show one page. */
const PAGES: Record<string, PolicyName> = {
  '/terms-of-service': 'terms',
  '/terms-and-conditions': 'terms',
  '/return-and-refund': 'returns',
  '/privacy-policy': 'privacy',
  '/cancellation-policy': 'cancellation',
  '/shipping-and-delivery': 'shipping',
  '/disclaimer-policy': 'disclaimer',
}

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { policies, policyFrame } = await loadPolicies()
  const name = PAGES[new URL(request.url).pathname] ?? 'terms'
  return { policy: policies(POLICY)[name], frame: policyFrame }
}

export const handle = pageHandle<typeof loader>({
  head: (data) => ({ title: data?.policy.title ?? SHOP_NAME, description: data?.policy.intro ?? '' }),
})

export const Component = () => {
  const { policy, frame } = useLoaderData<typeof loader>()
  return (
    <Policy
      policy={policy}
      effective={`${frame.effective} ${formatDay(POLICY.effectiveDate)}`}
      contact={frame.contact}
    />
  )
}
