-- A site has one key, and two while its pages change from one to the other. Origins belong to the site, not to a key.
create table site (
  code text primary key,
  merchant text not null,
  made_at timestamptz not null default now()
);
insert into site (code, merchant) select regexp_replace(key, '^pk_', ''), merchant from site_key;

alter table site_key add column site text references site (code), add column made_at timestamptz not null default now();
update site_key set site = regexp_replace(key, '^pk_', '');
alter table site_key alter column site set not null, drop column merchant;

-- Until now every start wrote the origins of the own site; they are read from the configuration from now on.
drop table site_origin;
create table site_origin (
  site text not null references site (code),
  origin text not null,
  reach text not null check (reach in ('play', 'full')),
  primary key (site, origin)
);
