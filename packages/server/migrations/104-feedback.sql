-- What people write to the staff of the site, and what they are answered.
create table feedback (
  id uuid primary key,
  number text not null unique,
  merchant text not null,
  -- Null of a guest.
  player_id uuid,
  sender text not null,
  contact text not null,
  type smallint not null,
  content text not null,
  -- By which guests are counted; taken away when nobody counts by it any more.
  network text,
  at timestamptz not null,
  answer text,
  answered_at timestamptz,
  -- Set with the answer, or without one.
  closed_at timestamptz
);
create index feedback_of_player on feedback (player_id, at desc);
create index feedback_of_network on feedback (network, at) where network is not null;
create index feedback_waiting on feedback (at) where closed_at is null;
