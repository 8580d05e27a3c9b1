-- Answers that were wrong are told from those that are still being checked. All that are stored were wrong.
alter table second_try add column failed boolean not null default true;
