-- Refused wins that can still be paid: the vendor has not been paid them, and their round is still open.
create view waiting_win as
  select w.* from refused_win w
  join game_round r on r.player_id = w.player_id and r.vendor = w.vendor and r.round_id = w.round_id
  where r.state = 'open' and not exists (
    select 1 from vendor_call c
    where c.player_id = w.player_id and c.vendor = w.vendor and c.tx_id = w.tx_id and c.succeeded);
