-- The words of texts that an earlier build has made; the shop makes every text anew and fills the table again.
TRUNCATE "search_words";
