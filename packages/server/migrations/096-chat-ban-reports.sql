-- The report for which staff banned, so that they find a ban again and can lift it. Bans from before have none until they end.
alter table chat_ban add column report uuid;
