/** A crop is stored by its slug alone: `bitter-gourd` is Bitter gourd. */
export const cropName = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
