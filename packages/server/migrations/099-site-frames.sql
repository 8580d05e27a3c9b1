-- Which elements a partner's pages may show in a frame of the operator's origin: none, all, or tags.
alter table site add column frames text not null default 'none';
