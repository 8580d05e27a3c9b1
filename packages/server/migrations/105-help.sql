-- Articles of the help centre. Each change is a version of its own, so that what a player read can be shown later.
create table help_article (
  id text not null,
  language text not null,
  version integer not null,
  category text not null,
  place integer not null,
  anchor text not null,
  title text not null,
  -- As staff wrote it, and as it is shown: made of it once and sanitised.
  source text not null,
  content text not null,
  see text not null,
  -- An article whose latest version is withdrawn is not shown.
  withdrawn boolean not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (id, language, version)
);
