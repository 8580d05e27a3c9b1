-- What of a player was still under way at some moment: rounds without an end, and those that ended after it.
create index game_round_end on game_round (player_id, closed_at);
