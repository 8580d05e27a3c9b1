<?php
/**
 * What this shop adds to its theme's functions.php: a place that says what the elements told, and a dialog by #lobby.
 */

add_action( 'wp_body_open', function () {
	echo '<p><output></output></p>';
} );

add_action( 'wp_footer', function () {
	?>
<script id="courtside">
	const say = text => (document.querySelector('output').textContent = text)
	document.addEventListener('baize-login', event => say(`Logged in: ${event.detail.type}`))
	document.addEventListener('baize-game-filter', event => say(`Filtered: ${event.detail.filter}`))
	if (location.hash === '#lobby') {
		const host = document.createElement('baize-popup-host')
		Object.assign(host, { open: 'game-popup', detail: { vendor: 'MERIDIAN', category: 'LIVE' } })
		host.addEventListener('baize-close', () => host.remove())
		document.querySelector('.entry-content').append(host)
	}
</script>
	<?php
} );
