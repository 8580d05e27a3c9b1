-- A session whose password must be changed first may do nothing else; where it was made is shown to its owner.
alter table session add column pending boolean not null default false;
alter table session add column ip text;
alter table session add column device text;

-- When the password was set, and whether somebody else set it: then it must be changed.
alter table player add column password_set_at timestamptz;
alter table player add column password_given boolean not null default false;

create index login_attempt_by_account on login_attempt (account, at);

-- Links of e-mails with which a new password is set: only hashes are kept, and each is good once.
create table reset_link (
  token_hash text primary key,
  player_id uuid not null,
  ends_at timestamptz not null
);
create index reset_link_by_player on reset_link (player_id);

-- The trail says from which device, and what was changed into what.
alter table audit_event add column device text;
alter table audit_event add column before text;
alter table audit_event add column after text;
create index audit_event_by_time on audit_event (at, id);
-- One hash for all events of a day that is over, made with the hash of the day before.
create table audit_day (
  day text primary key,
  events integer not null,
  hash text not null,
  sealed_at timestamptz not null
);
