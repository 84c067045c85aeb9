CREATE INDEX CONCURRENTLY "products_lacking" ON "products" USING btree ("id") WHERE (
    coalesce("products"."facts" #>> '{generic_name}', '') = '' or coalesce("products"."origin", '') = ''
    or (lower(coalesce("products"."origin", '')) not in ('', 'in', 'india') and (coalesce("products"."facts" #>> '{importer,name}', '') = '' or coalesce("products"."facts" #>> '{importer,address}', '') = ''))
    or (not lower(coalesce("products"."origin", '')) not in ('', 'in', 'india') and (coalesce("products"."facts" #>> '{maker,name}', '') = '' or coalesce("products"."facts" #>> '{maker,address}', '') = ''))
    or (coalesce("products"."facts" #>> '{consumer_care,phone}', '') = '' and coalesce("products"."facts" #>> '{consumer_care,email}', '') = '')
    or ("products"."licence_kind" is not null and (coalesce("products"."facts" #>> '{best_before}', '') = '' or coalesce(cardinality("products"."crops"), 0) = 0))
    or ("products"."licence_kind" = 'insecticide' and (coalesce("products"."facts" #>> '{pests}', '') = '' or coalesce("products"."facts" #>> '{dose}', '') = '' or coalesce("products"."facts" #>> '{waiting_days}', '') = ''))
  );