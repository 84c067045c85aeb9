-- Counters were named by phone numbers, emails and network addresses. They live for an hour and are not worth hashing here.
DELETE FROM "rate_limits";
