-- The network that a line came from, as a keyed hash: guests are banned by it too, because they are known by nothing that they cannot change.
alter table chat_line add column network text;
-- Until the report is settled.
alter table chat_report add column network text;
-- A person, or a network for everybody there who has no account.
alter table chat_ban rename column person to banned;
