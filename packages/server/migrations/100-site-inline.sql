-- Which elements a partner's pages may draw in their own document: all, none, or tags.
alter table site add column inline text not null default 'all';
