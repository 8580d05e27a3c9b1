-- Whether the games of a vendor may run in a frame. Where they may not, they open in a tab of their own.
alter table vendor add column framed boolean not null default true;
